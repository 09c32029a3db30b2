import type { PreviewEnding } from '@umbral/domain/api/project-previews.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { previewTexts as texts } from '../../texts/preview-texts.ts';
import { PlantView } from '../plant-view.tsx';
import css from './preview.module.css';
import { PreviewBar } from './preview-bar.tsx';
import type { PreviewData } from './preview-data.ts';
import { SealedRemote } from './sealed-remote.tsx';
import { useFreshPreview } from './use-fresh-preview.ts';

/** How a plant would look, for whoever has the link [R120]. */
export function PreviewPage() {
  const preview = useLoaderData<PreviewData>();
  useFreshPreview();
  if (preview.ended !== undefined) return <Ended why={preview.ended} />;
  return (
    <>
      <PreviewBar facts={preview.facts} />
      <SealedRemote>
        <PlantView plant={preview.plant} still={texts.contactStill} />
      </SealedRemote>
    </>
  );
}

function Ended({ why }: { readonly why: PreviewEnding }) {
  return (
    <Container className={css.ended}>
      <PageHeading lead={texts.endedHint} action={<ButtonLink href={routes.home.href()}>{texts.home}</ButtonLink>}>
        {texts.ended[why]}
      </PageHeading>
    </Container>
  );
}
