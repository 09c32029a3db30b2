/** Words of the fields that ask for a visit. */
export const visitTexts = {
  schedule: 'Agenda una cita',
  kind: 'Cómo quieres la cita',
  kinds: [
    { value: 'in-person', label: 'En la sala de ventas' },
    { value: 'video', label: 'Por videollamada' },
  ],
  day: 'Día',
  dayPlaceholder: 'Elige un día',
  time: 'Hora',
  timePlaceholder: 'Elige una hora',
  timeAfterDay: 'Elige primero el día',
  scheduleHelp: 'De lunes a sábado, sin festivos, de 10:00 a. m. a 4:00 p. m., hora de Colombia.',
  scheduleHours: (hours: string) =>
    `La sala de ventas atiende: ${hours}. Las citas son de 10:00 a. m. a 4:00 p. m., sin domingos ni festivos, hora de Colombia.`,
  zone: (city: string | undefined) => `Entre paréntesis, la hora de tu zona${city ? ` (${city})` : ''}.`,
  bothClocks: (here: string, there: string) => `${here} (${there} para ti)`,
  otherDay: (clock: string, isNext: boolean) => `${clock} del día ${isNext ? 'siguiente' : 'anterior'}`,
} as const;
