import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { BuilderFigures } from './home-queries.ts';
import { homeTexts as texts } from './home-texts.ts';

/** That people have written and wait: the notice in the portal beside the letter. */
export function InboxNotice({ of: { id, unread, unanswered } }: { readonly of: BuilderFigures }) {
  if (unread + unanswered === 0) return null;
  const said = [unread > 0 && texts.unread(unread), unanswered > 0 && texts.unanswered(unanswered)].filter(Boolean);
  return (
    <Notice
      action={
        <ButtonLink size="s" look="secondary" href={`${routes.builderLeads.href()}?constructora=${id}`}>
          {texts.open}
        </ButtonLink>
      }
    >
      {said.join(' · ')}
    </Notice>
  );
}
