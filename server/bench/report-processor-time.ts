// Loaded into a server before its own code: tells on request how much processor time it has used, and lets it end
// with whoever started it.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
