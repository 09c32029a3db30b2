import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import type { loader } from './neighbourhood-route.ts';
import { neighbourhoodTexts as texts } from './neighbourhood-texts.ts';

/** Draws a neighbourhood, and links to the guide, which is still another server's. */
export function NeighbourhoodPage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <Container>
      <PageHeading lead={texts.lead}>{title}</PageHeading>
      <Link to="/barrios">{texts.guide}</Link>
    </Container>
  );
}
