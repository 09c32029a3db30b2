// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/layout/accordion.module.css';
import '@umbral/kit/actions/button.module.css';
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/combobox-field.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/states/notice.module.css';
import '@umbral/kit/fields/phone-field.module.css';
import './contact-form.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** Where a link to the form leads. */
export const contactId = 'contacto';

/** The element that holds the form and nothing else. */
export const contactFormId = 'contacto-formulario';

/** The form beside a page: its code comes where the form is in sight, which it is not on a narrow screen. */
export const ContactPart = lazyNearView(contactFormId, async () => {
  const { ContactForm } = await import(/* webpackChunkName: "contact-form" */ './contact-form.tsx');
  return ContactForm;
});
