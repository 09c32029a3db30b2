/** States of a project and who may lead it from one to another. */
export const projectStates = ['draft', 'in-review', 'published', 'paused', 'archived'] as const;
export type ProjectState = (typeof projectStates)[number];

export const projectActions = [
  'send-to-review',
  'withdraw',
  'publish',
  'return',
  'pause',
  'activate',
  'archive',
  'restore',
] as const;
export type ProjectAction = (typeof projectActions)[number];

/** Who acts: the builder's own people, or the portal's administrators. */
export type ProjectActor = 'builder' | 'administrator';

interface Transition {
  readonly from: readonly ProjectState[];
  readonly to: ProjectState;
  readonly by: readonly ProjectActor[];
  /** Whether a reason must be given; it may be given always. */
  readonly needsReason?: true;
}

const anyone = ['builder', 'administrator'] as const;

/** The whole table; what is not in it is refused. */
export const projectTransitions: Readonly<Record<ProjectAction, Transition>> = {
  'send-to-review': { from: ['draft'], to: 'in-review', by: anyone },
  withdraw: { from: ['in-review'], to: 'draft', by: anyone },
  publish: { from: ['draft', 'in-review'], to: 'published', by: ['administrator'] },
  return: { from: ['in-review', 'published', 'paused'], to: 'draft', by: ['administrator'], needsReason: true },
  pause: { from: ['published'], to: 'paused', by: anyone },
  activate: { from: ['paused'], to: 'published', by: anyone },
  archive: { from: ['draft', 'in-review', 'published', 'paused'], to: 'archived', by: anyone },
  restore: { from: ['archived'], to: 'draft', by: ['administrator'] },
};

export interface StateHolder {
  readonly state: ProjectState;
  /** Set by an administrator: only one may end it. */
  readonly isHeld: boolean;
}

/** What somebody may do with a project now: the buttons of its row. */
export function actionsOn({ state, isHeld }: StateHolder, actor: ProjectActor): ProjectAction[] {
  return projectActions.filter((action) => {
    const { from, by } = projectTransitions[action];
    const isKept = isHeld && actor === 'builder' && action === 'activate';
    return from.includes(state) && by.includes(actor) && !isKept;
  });
}
