# Copy to a place that only root reads, and write in your values:
#   sed -f values.sed -e 's|{{NAME}}|pg1|g; s|{{ADDRESS}}|10.20.0.31|g' deploy/patroni/patroni.yml
# Passwords: openssl rand -hex 24 (they stand in addresses too, so letters and digits only).
s|{{DATABASE_PASSWORD}}|CHANGE-ME|g
s|{{SUPERUSER_PASSWORD}}|CHANGE-ME|g
s|{{REPLICATION_PASSWORD}}|CHANGE-ME|g
s|{{REWIND_PASSWORD}}|CHANGE-ME|g
s|{{PATRONI_PASSWORD}}|CHANGE-ME|g
s|{{METRICS_TOKEN}}|CHANGE-ME|g
# openssl rand -base64 32
s|{{SECRETS_KEY}}|CHANGE-ME|g
# Of the bucket.
s|{{S3_ACCESS_KEY}}|CHANGE-ME|g
s|{{S3_SECRET_KEY}}|CHANGE-ME|g
