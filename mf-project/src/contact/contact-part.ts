// Drawn by the server, while the code comes later: these styles belong to the page.
import 'shared-contracts/ui/accordion.module.css';
import 'shared-contracts/ui/button.module.css';
import 'shared-contracts/ui/check-mark.module.css';
import 'shared-contracts/ui/combobox-field.module.css';
import 'shared-contracts/ui/control.module.css';
import 'shared-contracts/ui/field.module.css';
import 'shared-contracts/ui/notice.module.css';
import 'shared-contracts/ui/phone-field.module.css';
import './contact-form.module.css';
import { nearPart } from '../ui/near-part.tsx';

/** The element that holds the form. */
export const contactId = 'contacto';

/** The form beside a page: its code comes where the form is in sight, which it is not on a narrow screen. */
export const ContactPart = nearPart(contactId, async () => {
  const { ContactForm } = await import(/* webpackChunkName: "contact-form" */ './contact-form.tsx');
  return ContactForm;
});
