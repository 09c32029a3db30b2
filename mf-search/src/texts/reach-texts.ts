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
    'Tus lugares y sus nombres se guardan solo en este dispositivo. Si buscas alrededor de uno, su punto, redondeado a ' +
    'unos 100 metros y sin el nombre, queda en la dirección de la búsqueda: en tu historial, en los enlaces que ' +
    'compartas y en las alertas que guardes. Nuestro servidor recuerda un tiempo lo que calculó para ese punto, sin ' +
    'saber de quién es.',
} as const;
