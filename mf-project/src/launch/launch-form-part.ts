// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/actions/button.module.css';
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/states/notice.module.css';
import '@umbral/kit/fields/phone-field.module.css';
import '@umbral/kit/lead/lead-form.module.css';
import './launch-form.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** The element that holds the form: the page's opening leads to it. */
export const launchFormId = 'contacto';

/** The form beside the page: its code comes where the form is in sight. */
export const LaunchFormPart = lazyNearView(launchFormId, async () => {
  const { LaunchForm } = await import(/* webpackChunkName: "launch-form" */ './launch-form.tsx');
  return LaunchForm;
});
