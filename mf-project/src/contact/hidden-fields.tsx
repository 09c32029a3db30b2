import { type ContactTarget, targetFieldsOf } from '../model/contact-target.ts';

/** What a browser without script posts beside the person's own fields. */
export function HiddenFields({ target }: { readonly target: ContactTarget }) {
  return Object.entries(targetFieldsOf(target)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ''} />
  ));
}
