/** What is asked before a visit gets another time, or is called off. */
export const visitDialogTexts = {
  proposing: {
    title: (name: string) => `Otra hora para ${name}`,
    lead: 'Le escribimos con tu propuesta; la visita queda confirmada cuando la acepte.',
    needed: 'Elige un día y una hora',
    act: 'Enviar propuesta',
    busy: 'Enviando…',
  },
  cancelling: {
    title: (name: string) => `¿Cancelas la visita de ${name}?`,
    lead: 'Le avisamos por correo con el motivo que escribas.',
    reason: 'Motivo',
    short: 'Escribe al menos 3 letras',
    act: 'Sí, cancelar la visita',
    keep: 'Dejarla como está',
  },
  withoutScript: 'Proponer otra hora o cancelar',
} as const;
