import type { Browser, Page } from 'playwright';

import { type Cell, rounded } from './results/kept-runs';

/** Event of a trace; times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Times of a task. */
interface MeasuredTask {
  /** Wall-clock time. */
  readonly ms: number;
  /** CPU time; other processes used the rest. The wall-clock time if the trace has no CPU time. */
  readonly ownMs: number;
  /** Time in garbage collection. */
  readonly garbageMs: number;
}

/** Tasks of the page's main thread during an action. */
export interface WatchedTasks {
  /** Number of all tasks. */
  readonly count: number;
  /** Duration of the longest task, in ms. */
  readonly longest: number;
  /** Tasks over 50 ms, the longest first. */
  readonly long: readonly MeasuredTask[];
  /** Descriptions of frames of 50 ms or more, with the time of their scripts, style, layout and paint. */
  readonly frames: readonly string[];
}

/** Entry of the Long Animation Frames API. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly { readonly duration: number; readonly invoker: string }[];
}

/** Duration of a task in ms above which it counts as long: https://w3c.github.io/longtasks/. */
const LONG_TASK_MS = 50;

/** Runs an action and records the tasks of the page's main thread meanwhile. If the action rejects, the tracing stays on. */
export async function watchTasks<Result>(browser: Browser, page: Page, act: () => Promise<Result>): Promise<[Result, WatchedTasks]> {
  await browser.startTracing(page, { categories: ['toplevel', 'v8'] });
  const seen = await page.evaluateHandle(() => {
    const frames: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration, startTime, styleAndLayoutStart, scripts } of list.getEntries() as LongFrame[]) {
        const drawn = styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart;
        const ran = scripts.map((one) => `${one.duration.toFixed(0)} ${one.invoker}`).join(', ');
        frames.push(`${duration.toFixed(0)} ms, of which style, layout and paint ${drawn.toFixed(0)}; ${ran}`);
      }
    });
    observer.observe({ type: 'long-animation-frame' });
    return { frames, observer };
  });
  const result = await act();
  const frames = await seen.evaluate((watch) => {
    watch.observer.disconnect();
    return watch.frames;
  });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainTasks(traceEvents).sort((one, other) => other.ms - one.ms);
  const watched: WatchedTasks = {
    count: tasks.length,
    longest: tasks[0]?.ms ?? 0,
    long: tasks.filter(({ ms }) => ms > LONG_TASK_MS),
    frames,
  };
  return [result, watched];
}

/** Returns the row of a result table, with the target: no task over 50 ms. */
export function taskRow({ long, longest, count }: WatchedTasks): Record<string, Cell> {
  return { tasks: count, 'over 50 ms': long.length, 'longest ms': rounded(longest), 'must be': 0 };
}

/** Prints what the tasks over 50 ms and the long frames spent their time on. */
export function printLongTasks({ long, frames }: WatchedTasks): void {
  for (const { ms, ownMs, garbageMs } of long)
    console.log(`A task of ${ms.toFixed(0)} ms: ${ownMs.toFixed(0)} ms of CPU time, ${garbageMs.toFixed(0)} ms of garbage collection`);
  for (const description of frames) console.log(`A frame of ${description}`);
}

/** Returns the tasks of the page, whose main thread is the busiest of all renderers. */
function mainTasks(events: readonly TraceEvent[]): MeasuredTask[] {
  const threadKey = ({ pid, tid }: TraceEvent) => `${String(pid)} ${String(tid)}`;
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') threads.set(threadKey(event), []);
  }
  for (const event of events) if (event.ph === 'X') threads.get(threadKey(event))?.push(event);
  const busiest = [...threads.values()]
    .map((all) => ({ all, tasks: all.filter(({ name }) => name.endsWith('RunTask')) }))
    .sort((one, other) => totalMs(other.tasks) - totalMs(one.tasks))[0];
  if (busiest === undefined) return [];
  const collections = busiest.all.filter(({ name }) => name === 'MajorGC' || name === 'MinorGC');
  return busiest.tasks.map((task) => ({
    ms: totalMs([task]),
    ownMs: (task.tdur ?? task.dur ?? 0) / 1000,
    garbageMs: totalMs(collections.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))),
  }));
}

const totalMs = (events: readonly TraceEvent[]) => events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
