// Runs a built program in this one's place: signals reach it, and its exit code is ours.
import { spawn } from 'node:child_process';

/** @param env what its environment has besides ours */
export function runBuilt(program, env = {}) {
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // A terminal's Ctrl+C reaches it by itself; what comes to this process alone is passed on.
  // npm passes no SIGTERM on: it just goes, and this process with it.
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref();
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
