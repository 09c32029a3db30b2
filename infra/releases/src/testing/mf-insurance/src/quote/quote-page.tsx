import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import type { loader } from './quote-route.ts';
import { quoteTexts as texts } from './quote-texts.ts';

/** Draws, counts, and links: within its remote, and to another's page. */
export function QuotePage() {
  const { title, plan } = useLoaderData<typeof loader>();
  const [count, setCount] = useState(0);
  return (
    <Container>
      <PageHeading lead={texts.plan(plan)}>{title}</PageHeading>
      <button type="button" onClick={() => setCount(count + 1)}>
        {texts.asked(count)}
      </button>
      <Link to="/seguros/cali">{texts.inCali}</Link>
      <Link to="/">{texts.home}</Link>
    </Container>
  );
}
