import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { webhookTexts } from './webhook-texts.ts';

export { WebhookPage as Component } from './webhook-page.tsx';

/** How the system of a builder is told of its contacts [R122]. */
export async function loader(args: LoaderArgs) {
  const [{ loadForBuilder }, { loadWebhook }] = await Promise.all([
    import('../visit/load-for-builder.ts'),
    import('./webhook-queries.ts'),
  ]);
  return loadForBuilder(args, 'account', (visit) => loadWebhook(visit, new URL(args.request.url).searchParams));
}

export const handle: RouteHandle = {
  head: () => ({ title: webhookTexts.documentTitle }),
  sharedMaxAge: 0,
};
