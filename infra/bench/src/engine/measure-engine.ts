import { readFileSync } from 'node:fs';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { packRecords, type RecordSource } from 'infra-search/src/engine/build-segment.ts';
import type { StoredRecord } from 'infra-search/src/store/operations.ts';
import { quantile } from '../report/statistics.ts';
import { askOracle, isCorrect } from './bench-oracle.ts';
import type { Contender } from './contender.ts';
import { Corpus } from './corpus.ts';
import { engineQuestions, type Question, type Workload, workloads } from './engine-queries.ts';
import { generatePlants } from './generate-plants.ts';
import { buildMiniSearch } from './mini-search.ts';
import { buildOwnEngine, type OwnEngine } from './own-engine.ts';
import { PostgresText } from './postgres-text.ts';

/** Time of single searches in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

/** How an engine did on one kind of questions. */
export interface Score extends Latencies {
  readonly correct: number;
  readonly asked: number;
}

/** The own engine over many more questions: alone, and with the whole answer as text; every run counts. */
export interface OwnFigures {
  /** The median of the best run of each question: what a search costs without what else the machine does. */
  readonly cost: number;
  readonly engine: Latencies;
  readonly answer: Latencies;
}

/** What was measured of every engine at one size. */
export interface EngineFigures {
  readonly plants: number;
  readonly bytes: { readonly index: number; readonly records: number };
  readonly contenders: readonly {
    readonly name: string;
    readonly buildSeconds: number;
    readonly scores: Readonly<Record<Workload, Score>>;
  }[];
  readonly own: Readonly<Record<Workload, OwnFigures>>;
}

const partSize = 10_000;
/** From here on fewer questions are compared: those without an index for them take seconds each. */
const manyPlants = 500_000;
const compareWarmUps = 5;
const warmUps = 100;
const searches = 400;
/** Every one of these runs counts in the tails; the best is what a search costs. */
const repeats = 5;

/** Loads the same plants into every engine, part by part, and asks all of them the same questions in turn. */
async function measureEngines(real: readonly PlantRecord[], count: number): Promise<EngineFigures> {
  const isHuge = count >= manyPlants;
  const corpus = new Corpus();
  const postgres = await PostgresText.start();
  const parts: RecordSource[] = [];
  let part: StoredRecord[] = [];
  const load = async () => {
    parts.push(packRecords(part.map((plant) => JSON.stringify(plant))));
    const from = corpus.count;
    for (const plant of part) corpus.add(plant);
    await postgres.add(part, corpus, from);
    part = [];
  };
  for (const plant of generatePlants(real, count)) {
    part.push(isHuge ? withoutPictures(plant) : plant);
    if (part.length === partSize) await load();
  }
  if (part.length > 0) await load();
  const own = buildOwnEngine(parts);
  const contenders: Contender[] = [own, buildMiniSearch(corpus), await postgres.finish()];
  try {
    return {
      plants: count,
      bytes: own.bytes,
      contenders: await compareAll(contenders, corpus, real),
      own: ownFigures(own, real),
    };
  } finally {
    for (const contender of contenders) await contender.close();
  }
}

/** A million plants are measured without what only cards show. */
function withoutPictures({ media: _, other_areas: __, ...plant }: StoredRecord): StoredRecord {
  return plant;
}

async function compareAll(contenders: readonly Contender[], corpus: Corpus, real: readonly PlantRecord[]) {
  const asked = corpus.count >= manyPlants ? 6 : 40;
  const times = contenders.map(() => emptyTimes());
  for (const workload of workloads) {
    const questions = engineQuestions(workload, real, workload === 'nothing' ? 2 : asked);
    // Before anything counts every engine has seen such questions: code is compiled, pages are in memory.
    for (const question of questions.slice(0, compareWarmUps)) {
      for (const contender of contenders) await contender.ask(question);
    }
    for (const question of questions) {
      const right = askOracle(corpus, question);
      for (const [i, contender] of contenders.entries()) {
        const { runs, answer } = await timed(contender, question);
        const taken = times[i]?.[workload];
        if (!taken) continue;
        taken.values.push(...runs);
        taken.asked++;
        if (isCorrect(answer, right)) taken.correct++;
      }
    }
  }
  return contenders.map(({ name, buildSeconds }, i) => ({ name, buildSeconds, scores: scoresOf(times[i]) }));
}

type Times = Record<Workload, { values: number[]; asked: number; correct: number }>;

function emptyTimes(): Times {
  const none = () => ({ values: [], asked: 0, correct: 0 });
  return { filters: none(), text: none(), letter: none(), place: none(), nothing: none() };
}

function scoresOf(times = emptyTimes()): Record<Workload, Score> {
  const score = (workload: Workload): Score => {
    const { values, correct, asked } = times[workload];
    return { ...latencies(values), correct, asked };
  };
  return {
    filters: score('filters'),
    text: score('text'),
    letter: score('letter'),
    place: score('place'),
    nothing: score('nothing'),
  };
}

/** A few runs; what takes long is asked fewer times. */
async function timed({ ask }: Contender, question: Question) {
  const began = performance.now();
  let answer = await ask(question);
  const runs = [performance.now() - began];
  for (let i = 1; i < repeats && performance.now() - began < 300; i++) {
    const start = performance.now();
    answer = await ask(question);
    runs.push(performance.now() - start);
  }
  return { runs, answer };
}

function ownFigures(own: OwnEngine, real: readonly PlantRecord[]): EngineFigures['own'] {
  const figures = (workload: Workload): OwnFigures => {
    const engine: number[][] = [];
    const answer: number[][] = [];
    for (const question of engineQuestions(workload, real, warmUps + searches)) {
      engine.push(runsOf(() => own.search(question)));
      answer.push(runsOf(() => own.answerText(question)));
    }
    const [engineRuns, answerRuns] = [engine.slice(warmUps), answer.slice(warmUps)];
    const cost = latencies(engineRuns.map((runs) => Math.min(...runs))).p50;
    return { cost, engine: latencies(engineRuns.flat()), answer: latencies(answerRuns.flat()) };
  };
  return {
    filters: figures('filters'),
    text: figures('text'),
    letter: figures('letter'),
    place: figures('place'),
    nothing: figures('nothing'),
  };
}

/** How long some work took, each time that it was done, in milliseconds. */
function runsOf(work: () => unknown): number[] {
  return Array.from({ length: repeats }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

function latencies(values: readonly number[]): Latencies {
  const at = (share: number) => quantile(values, share) ?? 0;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

if (import.meta.main) {
  const [file = '', count = ''] = process.argv.slice(2);
  const real: readonly PlantRecord[] = JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(JSON.stringify(await measureEngines(real, Number(count))));
}
