import type { WebhookSettings } from '@umbral/domain/api/builder-webhook.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

interface SecretPartProps {
  readonly builder: number;
  readonly settings: WebhookSettings;
  readonly onSecret: (secret: string) => void;
}

/** Another secret in place of the one that signs, after a question: the old one is worth nothing from then on. */
export function SecretPart({ builder, settings, onSecret }: SecretPartProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const rotate = async () => {
    setBusy(true);
    try {
      const { saveConnection } = await import('./webhook-calls.ts');
      const { url, events, state, version } = settings;
      const values = { url, events, active: state === 'active' };
      const { secret } = await saveConnection(call, builder, values, { version, new_secret: true });
      if (secret) onSecret(secret);
    } catch (error) {
      const isStale = error instanceof ApiError && error.problem.type === 'conflict';
      toast({ tone: 'error', text: isStale ? texts.changedMeanwhile : texts.failed });
    }
    setBusy(false);
    setAsking(false);
    await revalidate();
  };
  return (
    <div className={css.way}>
      <h3 className={css.title}>{texts.secret}</h3>
      <p className={css.hint}>{texts.secretSince(formatDate(settings.secret_at))}</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {texts.rotate}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} size="s" title={texts.rotateTitle}>
        <div className={css.question}>
          <p>{texts.rotateHint}</p>
          <div className={css.ways}>
            <Button isLoading={isBusy} onClick={() => void rotate()}>
              {texts.rotateNow}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
