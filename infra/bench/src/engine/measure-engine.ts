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

/** What was measured of every engine at one size. */
export interface EngineFigures {
  readonly plants: number;
  readonly bytes: { readonly index: number; readonly records: number };
  readonly contenders: readonly {
    readonly name: string;
    readonly buildSeconds: number;
    readonly scores: Readonly<Record<Workload, Score>>;
  }[];
  /** The own engine over many more questions: alone, and with the whole answer as text. */
  readonly own: Readonly<Record<Workload, { readonly engine: Latencies; readonly answer: Latencies }>>;
}

const partSize = 10_000;
/** From here on fewer questions are compared: those without an index for them take seconds each. */
const manyPlants = 500_000;
const compareWarmUps = 5;
const warmUps = 100;
const searches = 400;
/** The best of so many times is what a search costs: whatever else the machine does only adds to it. */
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
        const { best, answer } = await timed(contender, question);
        const taken = times[i]?.[workload];
        taken?.values.push(best);
        if (taken && isCorrect(answer, right)) taken.correct++;
      }
    }
  }
  return contenders.map(({ name, buildSeconds }, i) => ({ name, buildSeconds, scores: scoresOf(times[i]) }));
}

type Times = Record<Workload, { values: number[]; correct: number }>;

function emptyTimes(): Times {
  const none = () => ({ values: [], correct: 0 });
  return { filters: none(), text: none(), place: none(), nothing: none() };
}

function scoresOf(times = emptyTimes()): Record<Workload, Score> {
  const score = (workload: Workload): Score => {
    const { values, correct } = times[workload];
    return { ...latencies(values), correct, asked: values.length };
  };
  return { filters: score('filters'), text: score('text'), place: score('place'), nothing: score('nothing') };
}

/** The best of a few times; what takes long is asked fewer times. */
async function timed({ ask }: Contender, question: Question) {
  let best = Number.POSITIVE_INFINITY;
  const began = performance.now();
  let answer = await ask(question);
  best = performance.now() - began;
  for (let i = 1; i < repeats && performance.now() - began < 300; i++) {
    const start = performance.now();
    answer = await ask(question);
    best = Math.min(best, performance.now() - start);
  }
  return { best, answer };
}

function ownFigures(own: OwnEngine, real: readonly PlantRecord[]): EngineFigures['own'] {
  const figures = (workload: Workload) => {
    const engine: number[] = [];
    const answer: number[] = [];
    for (const question of engineQuestions(workload, real, warmUps + searches)) {
      engine.push(bestOf(() => own.search(question)));
      answer.push(bestOf(() => own.answerText(question)));
    }
    return { engine: latencies(engine.slice(warmUps)), answer: latencies(answer.slice(warmUps)) };
  };
  return { filters: figures('filters'), text: figures('text'), place: figures('place'), nothing: figures('nothing') };
}

/** The shortest time of some work, in milliseconds. */
function bestOf(work: () => unknown): number {
  const times = Array.from({ length: repeats }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
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
