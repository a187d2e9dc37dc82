import { TestAborted } from '../scriptErrors';
import type { VuContext } from './VuContext';

/** Makes `k6/execution` for one virtual user. */
export function createExecution(context: VuContext): Record<string, unknown> {
  const { test } = context;
  const scenario = () => {
    if (!context.scenario)
      throw new Error('getting scenario information outside of a running scenario is not supported');
    return context.scenario;
  };
  return {
    instance: {
      get iterationsCompleted() {
        return test.counts().iterations;
      },
      get iterationsInterrupted() {
        return test.counts().interrupted;
      },
      get vusActive() {
        return test.counts().active;
      },
      get vusInitialized() {
        return test.counts().vus;
      },
      get currentTestRunDuration() {
        return test.now();
      },
    },
    scenario: {
      get name() {
        return scenario().name;
      },
      get executor() {
        return scenario().executor;
      },
      get startTime() {
        return test.startOf(scenario());
      },
      get progress() {
        return test.progressOf(scenario());
      },
      get iterationInInstance() {
        return context.iterationInScenario;
      },
      get iterationInTest() {
        return context.iterationInScenario;
      },
    },
    test: {
      abort: (reason?: unknown) => {
        throw new TestAborted(reason === undefined ? 'test aborted' : String(reason));
      },
      fail: (reason?: unknown) => {
        throw new Error(String(reason ?? 'test failed'));
      },
      get options() {
        return test.options;
      },
    },
    vu: {
      get idInInstance() {
        return context.id;
      },
      get idInTest() {
        return context.id;
      },
      get iterationInInstance() {
        return context.iterationInTest;
      },
      get iterationInScenario() {
        return context.iteration;
      },
      tags: context.custom,
      metrics: { tags: context.custom, metadata: {} },
    },
  };
}
