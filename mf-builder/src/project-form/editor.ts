import type { ProjectAction, ProjectState } from '@umbral/domain/homes/project-states.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { DraftForm } from '../form-document/form-path.ts';
import type { ServerDraft } from '../keeping/draft-server.ts';
import type { OwnFeature } from './features/own-states.ts';

/** A project whose form is edited, as it stands on the portal. */
export interface EditedProject {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly state: ProjectState;
  readonly stateReason: string | null;
  readonly isHeld: boolean;
  readonly actions: readonly ProjectAction[];
}

/** All that the form begins with. */
export interface Editor {
  /** Number of the person who writes. */
  readonly person: number;
  readonly builder: { readonly id: number; readonly name: string };
  readonly project: EditedProject | null;
  readonly draft: ServerDraft | null;
  /** The project from which the changes began. */
  readonly projectVersion: number | null;
  readonly projectForm: DraftForm | null;
  readonly form: DraftForm;
  readonly ownFeatures: readonly OwnFeature[];
  /** Pictures of the project by key; null until they are ready. */
  readonly pictures: Readonly<Record<string, Image | null>>;
}
