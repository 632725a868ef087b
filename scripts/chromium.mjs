// Finds a Chromium or Chrome on the machine, else installs one by the system's package manager.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install.mjs';

// The headless shell, which has no windows, runs the tests a fifth faster.
const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of the browser. Ends the process with a sentence when there is none and none can be installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium (apt-get install chromium-headless-shell, else chromium) …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-q'], options);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  fail(
    'The acceptance tests need Chromium or Chrome, and none was found. Install it by your package manager ' +
      '(Debian, Ubuntu: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install --cask google-chrome) ' +
      'or set CHROME_PATH to the browser.',
  );
}

function findChromium() {
  return places.find((place) => place && existsSync(place));
}
