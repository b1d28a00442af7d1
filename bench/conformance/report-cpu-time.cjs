// Preloaded into the processes of a tool. At its end, each appends the CPU time that it used, in seconds.
const { appendFileSync } = require('node:fs');

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  appendFileSync(process.env.BENCH_CPU_FILE, `${String((user + system) / 1_000_000)}\n`);
});
// Without a listener, the signal ends a process before the event above.
process.once('SIGTERM', () => process.exit(143));
