export function startAnalytics(): void {}

export function stopAnalytics(): void {}
