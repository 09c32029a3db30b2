import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of half a minute and more: begun last, they would keep one core busy while the others have nothing left. */
const slow = /\/testing\/attack\/|\/releases\/src\/(following|cli|gate)\/|\/bench\/src\/filters\//;

const weight = ({ moduleId }: TestSpecification) => (slow.test(moduleId) ? 0 : 1);

/** The order in which test files are run: the slow ones first, then as vitest would. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => weight(a) - weight(b));
  }
}
