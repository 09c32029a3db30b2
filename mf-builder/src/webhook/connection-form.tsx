import type { WebhookSettings } from '@umbral/domain/api/builder-webhook.ts';
import { webhookTexts as shared } from '@umbral/domain/webhooks/webhook-texts.ts';
import { webhookEvents } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Toggle } from '@umbral/kit/fields/toggle.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import css from './webhook.module.css';
import type { ConnectionValues } from './webhook-calls.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

interface ConnectionFormProps {
  readonly builder: number;
  readonly settings: WebhookSettings | null;
  readonly onSecret: (secret: string) => void;
}

const choices = webhookEvents.map((value) => ({ value, label: texts.events[value] }));

/** Where a builder's system is told and of what. The page goes on with what is stored; nothing typed is lost. */
export function ConnectionForm({ builder, settings, onSecret }: ConnectionFormProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const version = settings?.version ?? null;
  const form = useForm<ConnectionValues, { readonly message: string; readonly secret: string | null }>({
    read: readConnection,
    check: ({ url, events }) =>
      foundIssues({ url: url === '' && shared.url, events: events.length === 0 && shared.events }),
    send: async (values) => {
      try {
        const { saveConnection } = await import('./webhook-calls.ts');
        return sent(await saveConnection(call, builder, values, { version }));
      } catch (error) {
        const isStale = error instanceof ApiError && error.problem.type === 'conflict';
        if (isStale) return refused(texts.changedMeanwhile);
        throw error;
      }
    },
    failed: texts.failed,
    onSent: (saved) => {
      if (saved?.secret) onSecret(saved.secret);
      if (saved) toast({ tone: 'success', text: saved.message });
      void revalidate();
      form.restart();
    },
  });
  return (
    <ScriptForm {...form.props} className={css.form} aria-label={texts.connection}>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <TextField
        {...form.box('url')}
        type="url"
        inputMode="url"
        label={texts.url}
        help={texts.urlHint}
        placeholder={texts.urlPlaceholder}
        defaultValue={settings?.url}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <CheckboxGroup
        {...form.box('events')}
        legend={texts.chosen}
        choices={choices}
        defaultValue={settings?.events ?? webhookEvents}
      />
      <Toggle
        key={settings?.state}
        name="active"
        label={texts.active}
        help={texts.activeHint}
        defaultChecked={settings === null || settings.state === 'active'}
      />
      <FailureNotice of={form.failure} />
      <div>
        <Button type="submit" isLoading={form.isSending}>
          {form.isSending ? texts.saving : texts.save}
        </Button>
      </div>
    </ScriptForm>
  );
}

function readConnection(data: FormData): ConnectionValues {
  const chosen = new Set(data.getAll('events'));
  return {
    url: textOf(data, 'url'),
    events: webhookEvents.filter((event) => chosen.has(event)),
    active: data.has('active'),
  };
}
