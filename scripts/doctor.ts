import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { systemChromium } from './chromium.mjs';
import { exampleSettings, loadSettings } from '../src/config/settingsFile.mjs';
import { formatProblem } from '../src/features/owner-data/build/problem';
import { readSiteData } from '../src/features/owner-data/build/readSiteData';
import { validateSiteData } from '../src/features/owner-data/build/validateSiteData';
import { RecordingProblem } from '../src/features/recordings/core/recordingProblem';
import { listRecordings, readOutput } from '../src/features/recordings/node/readRecording';
import { ageFindings, recordingAgeFindings } from './content/ageing';
import { checkContent } from './content/checkContent';
import { listFiles, readText } from './content/contentPaths';
import { localDay, parseDay } from './content/day';
import { chromiumFinding, nodeFinding, settingFindings } from './content/environment';
import { type Finding, type Section, countLevel, formatSections } from './content/finding';
import { imageFindings, measureImages } from './content/largeImages';
import { sampleFindings } from './content/sampleData';
import { translationFindings } from './content/translationFindings';
import { repositoryRoot as root } from './install.mjs';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false }, today: { type: 'string' } } });
const today = parseDay(values.today ?? localDay(new Date()));
if (today === undefined) throw new RangeError(`--today ${values.today} is not a date: write it as YYYY-MM-DD`);
const content = checkContent(root);

const sections: Section[] = [
  section('Data', dataFindings(), 'every file of src/data is valid'),
  section('Sample data', sampleData(), 'no sample data left'),
  section('Translations (details: npm run i18n)', translationFindings(content)),
  section('Age', ageFindings(content.pairs, today), 'every document was checked within a year'),
  section('Recordings', recordingAgeFindings(recordings(), today), 'every recording is less than a year old'),
  section(
    'Images',
    imageFindings(await measureImages(root)),
    'every image is small enough; CONTRIBUTING.md says how to add one',
  ),
  section('Settings', settingFindings(loadSettings(), exampleSettings())),
  section('Machine', [nodeFinding(process.versions.node, neededNode()), chromiumFinding(installedChromium())]),
];

console.log(formatSections(sections));
if (values.strict && countLevel(sections, 'error') > 0) process.exitCode = 1;

function section(title: string, findings: Finding[], whenNone = ''): Section {
  return { title, findings: findings.length > 0 ? findings : [{ level: 'ok', text: whenNone }] };
}

/** The recordings and their dates; the tests check whether their inputs have changed. */
function recordings(): { id: string; recordedOn?: string }[] {
  return listRecordings(root).map((id) => {
    try {
      return { id, recordedOn: readOutput(root, id).recordedOn };
    } catch (error) {
      if (error instanceof RecordingProblem) return { id };
      throw error;
    }
  });
}

function dataFindings(): Finding[] {
  const problems = validateSiteData(readSiteData(root));
  return problems.map((problem) => ({ level: 'error', text: formatProblem(problem) }));
}

function sampleData(): Finding[] {
  return listFiles(root, 'src/data', ['.json']).flatMap((file) => sampleFindings(file, readText(root, file) ?? ''));
}

function neededNode(): string {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  return manifest.engines.node;
}

function installedChromium(): string | undefined {
  return systemChromium() ?? [chromium.executablePath()].find(existsSync);
}
