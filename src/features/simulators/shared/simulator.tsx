import { useMemo, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SimulatorDefinition } from './core/trace';
import { SimulatorFrame, type SimulatorParts } from './SimulatorFrame';
import { Finished } from './SimulatorFrame/Finished';
import { SimulatorBoundary } from './SimulatorFrame/SimulatorBoundary';
import { usePrinting } from './usePrinting';
import { finished, useSimulator, type Simulator } from './useSimulator';

export type { SimulatorParts };

/** What the properties of a simulator say: its definition, the input at first, and whatever else its view needs. */
interface Beginning<Input, Step, Result> {
  readonly definition: SimulatorDefinition<Input, Step, Result>;
  readonly input: Input;
}

/** The simulator that runs a definition. */
export type SimulatorOf<Definition> =
  Definition extends SimulatorDefinition<infer Input, infer Step, infer Result>
    ? Simulator<Input, Step, Result>
    : never;

interface Placed {
  /** Key under which the URL stores the state, unique on the page. */
  id?: string;
}

/**
 * Makes a component for lessons.
 *
 * @param name - the component's name, for messages to authors
 * @param defaultId - the id of a simulator that is given none
 * @param begin - reads the properties; throws if it cannot, which stops the build
 * @param useParts - renders the parts of one moment of the run
 */
export function simulator<Props extends object, Input, Step, Result, More>(
  name: string,
  defaultId: string,
  begin: (props: Props) => Beginning<Input, Step, Result> & More,
  useParts: (sim: Simulator<Input, Step, Result>, more: More) => SimulatorParts,
): (props: Props & Placed) => ReactNode {
  type Begun = Beginning<Input, Step, Result> & More;

  function Simulation({ id, beginning }: { id: string; beginning: Begun }): ReactNode {
    const sim = useSimulator(beginning.definition, id, beginning.input);
    // The server's HTML has the end of the run too: for readers without scripts, and for paper before hydration.
    const hasEnd = !useIsBrowser();
    const isPrinting = usePrinting();
    const end = (hasEnd || isPrinting) && <End sim={finished(sim)} beginning={beginning} />;
    return <SimulatorFrame sim={sim} {...useParts(sim, beginning)} end={end} />;
  }

  function End({ sim, beginning }: { sim: Simulator<Input, Step, Result>; beginning: Begun }): ReactNode {
    return <Finished {...useParts(sim, beginning)} />;
  }

  return function PlacedSimulator({ id = defaultId, ...props }: Props & Placed): ReactNode {
    const written = JSON.stringify(props);
    const beginning = useMemo(() => {
      try {
        return begin(JSON.parse(written) as Props);
      } catch (error) {
        throw new Error(`<${name} id="${id}">: ${(error as Error).message}.`, { cause: error });
      }
    }, [id, written]);
    return (
      <SimulatorBoundary id={id}>
        <Simulation id={id} beginning={beginning} />
      </SimulatorBoundary>
    );
  };
}
