import { projectFormIssues } from '../project-form/project-form.ts';
import { projectFormExample as example } from '../project-form/project-form-example.ts';

type Example = typeof example & { plants: [(typeof example.plants)[0]] };

/** Makes a filled form wrong, or different. */
export type Change = (form: Example) => void;

/** The example's own copy. */
export function copyOfExample(): Example {
  return structuredClone(example) as Example;
}

/** What is wrong with the example after a change. */
export function issuesOf(change: Change): Record<string, string> {
  const form = copyOfExample();
  change(form);
  return projectFormIssues(form);
}

/** The typology of a form. */
export function plantOf({ plants: [plant] }: Example): Example['plants'][0] {
  return plant;
}
