import process from 'node:process';
import { formatProblem } from '../features/owner-data/build/problem';
import { readSiteData } from '../features/owner-data/build/readSiteData';
import { validateSiteData } from '../features/owner-data/build/validateSiteData';

// Imported before every other setting: menus and the footer are made from the owner's files, and Docusaurus would answer
// a missing field there with hundreds of lines about its own settings.
const problems = validateSiteData(readSiteData(process.cwd()));
if (problems.length > 0) {
  console.error(
    `\n✗ The site's data has errors:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}\n`,
  );
  process.exit(1);
}
