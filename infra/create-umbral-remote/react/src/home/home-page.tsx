import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import type { loader } from './home-route.ts';
import { homeTexts as texts } from './home-texts.ts';

/** Greets, counts, and links to a page of somebody else. */
export function HomePage() {
  const { title } = useLoaderData<typeof loader>();
  const [count, setCount] = useState(0);
  return (
    <Container>
      <PageHeading>{title}</PageHeading>
      <button type="button" onClick={() => setCount(count + 1)}>
        {texts.asked(count)}
      </button>
      <Link to="/">{texts.back}</Link>
    </Container>
  );
}
