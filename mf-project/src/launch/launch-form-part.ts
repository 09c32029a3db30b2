// Drawn by the server, while the code comes later: these styles belong to the page.
import 'shared-contracts/ui/button.module.css';
import 'shared-contracts/ui/check-mark.module.css';
import 'shared-contracts/ui/control.module.css';
import 'shared-contracts/ui/field.module.css';
import 'shared-contracts/ui/notice.module.css';
import 'shared-contracts/ui/phone-field.module.css';
import './launch-form.module.css';
import { nearPart } from '../ui/near-part.tsx';

/** The element that holds the form: the page's opening leads to it. */
export const launchFormId = 'contacto';

/** The form beside the page: its code comes where the form is in sight. */
export const LaunchFormPart = nearPart(launchFormId, async () => {
  const { LaunchForm } = await import(/* webpackChunkName: "launch-form" */ './launch-form.tsx');
  return LaunchForm;
});
