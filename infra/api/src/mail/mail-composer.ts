import { alertMail } from '../alerts/alert-mails.ts';
import type { Backend } from '../backend.ts';
import { composeProjectMail } from '../builder-projects/project-mails.ts';
import { contactMail } from '../contacts/contact-mails.ts';
import { newsletterMail } from '../newsletter/newsletter-mails.ts';
import type { Address } from '../third-parties/mail/mail-transport.ts';
import { composeAccountMail } from '../users/account-mails.ts';
import type { Letter } from './mail-letter.ts';
import type { MailOrder } from './mail-queue.ts';
import { ownerOf } from './mail-subject.ts';
import * as write from './mail-texts.ts';

export interface Composed {
  to: Address[];
  replyTo?: Address;
  letter: Letter;
  /** Where one click ends what the mail belongs to; absent for mails that answer what the person did. */
  unsubscribeUrl?: string;
}

/** Reads what an order is about and writes the mail; `requestId` is the order's row of the outbox. */
export async function composeMail(backend: Backend, order: MailOrder, requestId: number): Promise<Composed> {
  switch (order.template) {
    case 'contact-builder':
      return contactMail(backend, order.contactId, 'builder');
    case 'contact-person':
      return contactMail(backend, order.contactId, 'person');
    case 'welcome':
    case 'email-confirmation':
    case 'password-reset':
    case 'password-changed':
    case 'identity-linked':
      return composeAccountMail(backend, order, requestId);
    case 'account-exists': {
      const { name, email } = await ownerOf(backend, order.userId);
      return { to: [{ name, address: email }], letter: write.accountExists(name, backend.config.origin) };
    }
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return newsletterMail(backend, order);
    case 'alert-created':
    case 'alert-confirm':
    case 'alert-digest':
      return alertMail(backend, order);
    case 'project-state':
    case 'specification-decided':
    case 'project-request':
    case 'project-request-answered':
      return composeProjectMail(backend, order);
  }
}
