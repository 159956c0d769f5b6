"""The table as it stands: seats in order, exact points, holdings, values, and how points move."""
