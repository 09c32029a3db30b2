// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/actions/button.module.css';
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/choice-group.module.css';
import '@umbral/kit/fields/combobox-field.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/fields/phone-field.module.css';
import '@umbral/kit/fields/segmented-control.module.css';
import '@umbral/kit/form/visit/visit-fields.module.css';
import './person-form.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** The element that holds the form. */
export const standFormId = 'escribir';

/** The form of a stand: its code comes when a visitor is near, or opens what holds it. */
export const StandFormPart = lazyNearView(standFormId, async () => {
  const { StandForm } = await import(/* webpackChunkName: "stand-form" */ './stand-form.tsx');
  return StandForm;
});
