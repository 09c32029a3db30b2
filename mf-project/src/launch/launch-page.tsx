import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { SectionAnchors } from '../project/section-anchors.tsx';
import { Unavailable } from '../project/unavailable.tsx';
import { LaunchBody } from './launch-body.tsx';
import form from './launch-form.module.css';
import { LaunchFormPart, launchFormId } from './launch-form-part.ts';
import { LaunchOpening } from './launch-opening.tsx';
import css from './launch-page.module.css';
import type { loader } from './launch-route.ts';
import { sectionsOf } from './launch-sections.ts';

/** A project that is being launched: six parts to read, and a form to ask for more [R041, B105]. */
export function LaunchPage() {
  const launch = useLoaderData<typeof loader>();
  const { isAvailable, type, place, listingHref } = launch;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={launch.crumbs} />
      <LaunchOpening launch={launch} />
      <div className={css.columns}>
        <div className={css.main}>
          <SectionAnchors sections={sectionsOf(launch)} />
          <LaunchBody launch={launch} />
        </div>
        <aside className={css.rail}>
          {isAvailable ? (
            <section id={launchFormId} className={form.sheet}>
              <LaunchFormPart.Part key={launch.id} launch={launch} />
            </section>
          ) : (
            <Unavailable type={type} city={place.city} listingHref={listingHref} />
          )}
        </aside>
      </div>
    </Container>
  );
}
