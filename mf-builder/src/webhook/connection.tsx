import { formatDate } from '@umbral/domain/format/format-date.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import { ConnectionForm } from './connection-form.tsx';
import { NewSecret } from './new-secret.tsx';
import { SecretPart } from './secret-part.tsx';
import { TestPart } from './test-part.tsx';
import css from './webhook.module.css';
import type { WebhookData } from './webhook-queries.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

/** Where and of what a builder's system is told; a secret that was just made stands here once. */
export function Connection({ of: { builder, connection } }: { readonly of: WebhookData }) {
  const { settings } = connection;
  const [secret, setSecret] = useState<string>();
  return (
    <section aria-labelledby="connection" className={css.part}>
      <SectionHeading id="connection">{texts.connection}</SectionHeading>
      {settings?.paused_at && (
        <Notice tone="warning">
          <strong>{texts.paused(formatDate(settings.paused_at))}</strong> {texts.pausedHint}
        </Notice>
      )}
      {settings?.state === 'off' && <Notice>{texts.off}</Notice>}
      <ConnectionForm builder={builder.id} settings={settings} onSecret={setSecret} />
      {secret && <NewSecret key={secret} secret={secret} />}
      {settings && (
        <div className={css.parts}>
          <TestPart builder={builder.id} />
          <SecretPart builder={builder.id} settings={settings} onSecret={setSecret} />
        </div>
      )}
    </section>
  );
}
