/** Words of the calendar files of fairs. */
export const agendaTexts = {
  product: 'Ferias',
  speaker: (name: string, role: string) => `${name}, ${role}`,
  place: (place: string, fair: string) => `${place}, ${fair}`,
} as const;
