import type { Letter } from '../../engine/mail/mail-letter.ts';
import { newsletterChange, newsletterConfirm, newsletterWelcome } from './newsletter-letters.ts';
import type { NewsletterOrder } from './newsletter-orders.ts';
import { newsletterPaths } from './newsletter-paths.ts';

const name = 'Ana';

/** The letters of the newsletter with invented contents. */
export const newsletterExamples: Readonly<Record<NewsletterOrder['template'], (origin: string) => readonly Letter[]>> =
  {
    'newsletter-confirm': (origin) => [
      newsletterConfirm(name, linkTo(origin, newsletterPaths.confirm)),
      newsletterChange(name, linkTo(origin, newsletterPaths.confirm)),
    ],
    'newsletter-welcome': (origin) => [newsletterWelcome(name, origin, linkTo(origin, newsletterPaths.end))],
  };

function linkTo(origin: string, path: string): string {
  return `${origin}/api${path}?token=ejemplo`;
}
