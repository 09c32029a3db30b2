import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import type { LightboxProps } from '../gallery/lightbox.tsx';
import type { GalleryContent } from '../model/gallery-content.ts';
import type { PlanDrawing } from '../model/project-data.ts';
import type { FitDialogProps } from '../plan-fit/fit-dialog.tsx';
import { Plan } from '../plans/plan-drawing.tsx';
import { planTexts as texts } from '../texts/plan-texts.ts';
import { AreasTable, type HomeAreas } from './areas-table.tsx';

interface HomePlansProps {
  /** Name of the project. */
  readonly title: string;
  readonly plans: readonly PlanDrawing[];
  /** Of the home; none where the drawings are of more than one. */
  readonly areas?: HomeAreas;
  /** What opens in full from the drawings. */
  readonly gallery: GalleryContent;
}

/** The drawings of a home beside its areas; pictures and furniture come over the page when they are asked for. */
export function HomePlans({ title, plans, areas, gallery }: HomePlansProps) {
  const [start, setStart] = useState<string>();
  const [fitted, setFitted] = useState<PlanDrawing>();
  const [Lightbox, loadLightbox] = useLazyPart<LightboxProps>(
    async () => (await import(/* webpackChunkName: "gallery" */ '../gallery/lightbox.tsx')).Lightbox,
    texts.photoFailed,
  );
  const [FitDialog, loadFit] = useLazyPart<FitDialogProps>(
    async () => (await import(/* webpackChunkName: "plan-fit" */ '../plan-fit/fit-dialog.tsx')).FitDialog,
    texts.fitFailed,
  );
  const open = (address: string) => {
    setStart(address);
    loadLightbox();
  };
  const fit = (plan: PlanDrawing) => {
    setFitted(plan);
    loadFit();
  };
  return (
    <>
      {areas && plans.length === 0 && <AreasTable {...areas} />}
      {plans.map((plan, index) => (
        <Plan key={plan.image.src} plan={plan} images={gallery.images} onOpen={open} onFit={fit}>
          {areas && index === 0 && <AreasTable {...areas} />}
        </Plan>
      ))}
      {Lightbox && start && (
        <Lightbox title={title} content={gallery} start={start} onClose={() => setStart(undefined)} />
      )}
      {FitDialog && fitted && <FitDialog plan={fitted} onClose={() => setFitted(undefined)} />}
    </>
  );
}
