import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { DialogFoot } from '../frame/dialog-foot.tsx';
import type { KeptLink } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { anything, callRegistry } from '../registry/registry-call.ts';
import css from './links-page.module.css';
import { linksTexts } from './links-texts.ts';

interface RevokeDialogProps {
  readonly kept: KeptLink;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends a link, with a reason. */
export function RevokeDialog({ kept: { link }, onClose, onDone }: RevokeDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  async function revoke(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < 3) return setError(linksTexts.reasonMissing);
    const outcome = await callRegistry(anything, `/links/${link.id}/revoked`, { body: { reason: reason.trim() } });
    if (outcome.ok) return onDone();
    setError(problemText(outcome.problem));
  }

  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={linksTexts.revokeTitle}
      footer={
        <DialogFoot leave={linksTexts.cancel} onLeave={onClose}>
          <Button type="submit" form={form} look="danger">
            {linksTexts.revoke}
          </Button>
        </DialogFoot>
      }
    >
      <form id={form} className={css.revoke} onSubmit={revoke} noValidate>
        <p>
          <strong>{link.purpose}</strong>. {linksTexts.revokeLead}
        </p>
        <TextField
          label={linksTexts.reason}
          error={error}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
