import type { Feature } from '../../../config/feature';
import transactionSchedules from '../transaction-schedule/build/plugin';

/** All scripts of a simulator except the `index.ts` of its view, the island that pages load. */
const SCRIPTS = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z\d-]+)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;
const STYLES = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z\d-]+)[\\/].*\.module\.css$/;

/** The one method of a bundler's module that tells which folder it is in. */
interface Module {
  nameForCondition?: () => string | null | undefined;
}

function chunkName(module: Module): string {
  const file = module.nameForCondition?.() ?? '';
  return `simulator-${(SCRIPTS.exec(file) ?? STYLES.exec(file))?.[1] ?? 'shared'}`;
}

const common = { name: chunkName, enforce: true } as const;

/**
 * Gives each simulator, the frame that all share (`shared`) and each part that some share (`relation`) a chunk of its
 * own: a page loads only what it imports, the shared parts stay cached from page to page, and each size can be
 * measured. Each folder has its own stylesheet for the same reason.
 */
export const simulators: Feature = {
  plugins: [transactionSchedules],
  chunks: {
    simulatorScripts: { ...common, test: SCRIPTS, chunks: 'async', priority: 60 },
    simulatorStyles: { ...common, test: STYLES, type: 'css/mini-extract', chunks: 'all', priority: 70 },
  },
};
