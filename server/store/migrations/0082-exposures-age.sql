-- Who saw an experiment is forgotten after the days that core/telemetry/retention.ts names.
grant delete on app.experiment_exposure to hearthline_app;
