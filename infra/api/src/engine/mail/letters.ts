import { z } from 'zod';
import type { Backend } from '../backend.ts';
import type { Composed } from './composed.ts';
import type { Letter } from './mail-letter.ts';
import type { MailOrder } from './mail-queue.ts';

/** The letters of one feature, as it declares them. */
interface LettersOf<Order extends MailOrder> {
  readonly orders: z.ZodType<Order>;
  /** Reads what an order is about and writes its mail; `requestId` is the order's row of the outbox. */
  compose(backend: Backend, order: Order, requestId: number): Promise<Composed>;
  /** Letters that anybody may cause for an address that is not theirs: a mailbox gets a few of all kinds a day. */
  readonly unasked?: readonly Order['template'][];
  /** Notes that a mail has been sent. */
  markSent?(backend: Backend, order: Order): Promise<void>;
  /** Notes that a mail was given up: nobody will get it. */
  markLost?(backend: Backend, order: Order): Promise<void>;
  /** Every letter with invented contents, in all of its forms. */
  readonly examples: Readonly<Record<Order['template'], (origin: string) => readonly Letter[]>>;
}

/** A letter with invented contents. */
export interface LetterExample {
  readonly template: string;
  readonly letter: Letter;
}

/** The letters of one feature, as the engine sends and shows them. A payload is what the outbox holds. */
export interface Letters {
  readonly templates: readonly string[];
  /** Those that somebody else may have caused. */
  readonly unasked: readonly string[];
  read(payload: unknown): MailOrder;
  compose(backend: Backend, payload: unknown, requestId: number): Promise<Composed>;
  markSent(backend: Backend, payload: unknown): Promise<void>;
  markLost(backend: Backend, payload: unknown): Promise<void>;
  /** Every letter in all of its forms, linked to the portal at `origin`. */
  examples(origin: string): LetterExample[];
}

/** Makes the letters of a feature from its orders, its composer and its examples. */
export function letters<Order extends MailOrder>(of: LettersOf<Order>): Letters {
  const { orders, compose, unasked = [], markSent, markLost, examples } = of;
  const templates = Object.keys(examples) as Order['template'][];
  return {
    templates,
    unasked,
    read: (payload) => orders.parse(payload),
    compose: (backend, payload, requestId) => compose(backend, orders.parse(payload), requestId),
    markSent: async (backend, payload) => markSent?.(backend, orders.parse(payload)),
    markLost: async (backend, payload) => markLost?.(backend, orders.parse(payload)),
    examples: (origin) =>
      templates.flatMap((template) => examples[template](origin).map((letter) => ({ template, letter }))),
  };
}

const named = z.object({ template: z.string() });

/** The letters that a payload of the outbox asks for. Throws where no feature has them. */
export function lettersFor(all: readonly Letters[], payload: unknown): Letters {
  const { template } = named.parse(payload);
  const found = all.find(({ templates }) => templates.includes(template));
  if (!found) throw new Error(`no feature writes the letter ${template}`);
  return found;
}
