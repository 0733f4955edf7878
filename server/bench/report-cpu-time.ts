// Loaded into a server before its own code: reports its CPU time on request, and ends it together with the benchmark.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
