export const removalTexts = {
  title: (city = 'tu ciudad') => `Mudanzas en ${city}`,
  floor: (floor: string) => `Desde el piso ${floor}`,
  boxes: (count: number) => (count === 1 ? '1 caja' : `${count} cajas`),
  more: 'Una caja más',
  inCali: 'Mudanzas en Cali',
  home: 'Volver al inicio',
  unknownCity: 'Ciudad no encontrada',
} as const;
