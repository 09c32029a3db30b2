/** Sentences of the editor of office hours, and the days as `readOfficeHours` knows them. */
export const hoursTexts = {
  title: 'Horario de atención',
  day: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'festivos'],
  days: ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'festivos'],
  short: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Fest'],
  row: (index: number) => `Días del horario ${index + 1}`,
  from: 'Desde',
  to: 'Hasta',
  add: 'Agregar otro horario',
  remove: (index: number) => `Quitar el horario ${index + 1}`,
  asText: 'Escribirlo como texto',
  asRows: 'Escribirlo por días',
  reads: (text: string) => `Se leerá: ${text}`,
  notRead:
    'No entendemos este horario, así que las citas se ofrecen de 10:00 a 16:00. Escríbelo por días para ofrecer las tuyas.',
} as const;
