import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { postcardTexts as texts } from '../texts/postcard-texts.ts';
import { type PostcardData, readPostcard } from './postcard-address.ts';

export function loader({ request }: LoaderArgs): PostcardData {
  return readPostcard(new URL(request.url));
}

export { PostcardPage as Component } from './postcard-page.tsx';

export const handle: RouteHandle<PostcardData> = {
  head: () => ({ title: texts.documentTitle, description: texts.description, canonical: routes.postcard.href() }),
};
