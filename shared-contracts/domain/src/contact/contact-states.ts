/** Where a request to a builder stands. `sent` is new as well: its builder has been told by mail. */
export const contactStates = ['new', 'sent', 'contacted', 'visit-booked', 'attended', 'discarded'] as const;
export type ContactState = (typeof contactStates)[number];

/** The states that a sales room sees and sets. */
export const leadStates = ['new', 'contacted', 'visit-booked', 'attended', 'discarded'] as const;
export type LeadState = (typeof leadStates)[number];

/** A state as a sales room sees it. */
export function leadStateOf(state: ContactState): LeadState {
  return state === 'sent' ? 'new' : state;
}

/** Ways in which a sales room answers a person. */
export const answerWays = ['phone', 'whatsapp', 'email'] as const;
export type AnswerWay = (typeof answerWays)[number];
