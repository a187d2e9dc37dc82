import type { Feature } from '../../../config/feature';
import transactionSchedules from '../transaction-schedule/build/plugin';

/** All but the index of a simulator's view, the island that its pages load. */
const SCRIPTS = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z-]+)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;
const STYLES = /[\\/]src[\\/]features[\\/]simulators[\\/]([a-z-]+)[\\/].*\.module\.css$/;

/** The little of a bundler's module that names a chunk after its folder. */
interface Module {
  nameForCondition?: () => string | null | undefined;
}

function chunkName(module: Module): string {
  const file = module.nameForCondition?.() ?? '';
  return `simulator-${(SCRIPTS.exec(file) ?? STYLES.exec(file))?.[1] ?? 'shared'}`;
}

const common = { name: chunkName, enforce: true } as const;

/**
 * Gives each simulator, the frame that all share (`shared`) and every part that some share (`relation`)
 * a chunk of its own: only a page that imports one loads it, its shared part is cached from page to page,
 * and its size can be measured. Each folder's styles are beside its script for the same reason.
 */
export const simulators: Feature = {
  plugins: [transactionSchedules],
  chunks: {
    simulatorScripts: { ...common, test: SCRIPTS, chunks: 'async', priority: 60 },
    simulatorStyles: { ...common, test: STYLES, type: 'css/mini-extract', chunks: 'all', priority: 70 },
  },
};
