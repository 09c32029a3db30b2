// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/actions/button.module.css';
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/combobox-field.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/states/notice.module.css';
import '@umbral/kit/fields/phone-field.module.css';
import './contact-form.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** The element that holds the form. */
export const builderContactId = 'escribir';

/** The form at the foot of a builder's page: its code comes when a visitor is near. */
export const BuilderContactPart = lazyNearView(builderContactId, async () => {
  const { BuilderContactForm } = await import(
    /* webpackChunkName: "builder-contact-form" */ './builder-contact-form.tsx'
  );
  return BuilderContactForm;
});
