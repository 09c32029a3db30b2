/** Ways by which a person can be contacted. */
export const contactChannels = ['whatsapp', 'phone', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Hours at which law 2300 of 2023 lets companies contact people: on weekdays from 7 to 19, on Saturdays from 8 to 15. */
export const contactWindows = ['morning', 'afternoon', 'evening', 'saturday'] as const;
export type ContactWindow = (typeof contactWindows)[number];

/** How and when a person wants to be contacted; null where any way or any lawful hour will do. */
export interface ContactManner {
  readonly channel: ContactChannel | null;
  readonly window: ContactWindow | null;
}
