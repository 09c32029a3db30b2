/** Sentences about visits that change, and about requests that are taken back. */
export const visitTexts = {
  moved: 'Movimos tu cita. Le avisamos a la constructora.',
  cancelled: 'Cancelamos tu cita. Le avisamos a la constructora.',
  withdrawn: 'Retiramos tu autorización. Le pedimos a la constructora que no te contacte más.',
  none: 'Esta solicitud no tiene una cita.',
  past: 'Esta cita ya pasó.',
  cancelledBefore: 'Ya cancelaste esta cita.',
  withdrawnBefore: 'Retiraste la autorización de esta solicitud.',
  noVisits: 'Este proyecto ya no recibe visitas. Puedes cancelar la cita.',
  page: {
    title: (project: string) => `Tu cita en ${project}`,
    now: (when: string, builder: string) => `Pediste una cita con ${builder} para el ${when}, hora de Colombia.`,
    day: 'Nuevo día',
    time: 'Nueva hora',
    kind: 'Cómo',
    kinds: { 'in-person': 'En la sala de ventas', video: 'Por videollamada' },
    move: 'Mover la cita',
    cancelTitle: '¿Ya no puedes ir?',
    cancel: 'Cancelar la cita',
    gone: 'Esta cita no se encuentra',
    goneText: 'El enlace está incompleto o la solicitud ya no existe.',
  },
} as const;
