/** The filter "a unos minutos de": minutes are estimates. */
export const reachTexts = {
  legend: 'A unos minutos de un lugar',
  open: 'Elegir un lugar',
  help: 'Tu trabajo, una estación o un barrio. Los minutos son estimados.',
  minutes: 'Minutos',
  mode: 'Cómo vas',
  modes: { walk: 'A pie', cycle: 'En bici', transit: 'En transporte' },
  minutesOption: (minutes: number) => `${minutes} min`,
  keep: 'Guardar un lugar mío',
  privacy:
    'Tus lugares se guardan solo en este dispositivo. La dirección lleva el punto redondeado a unos 100 metros, sin el nombre.',
} as const;
